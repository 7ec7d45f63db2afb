//! The types that go over the wire. They are filled for one viewer, so they cannot leak a secret by accident.
//!
//! They are serialised as JSON; `docs/protocol.md` is generated from them.

mod balance;
mod campaign;
mod chances;
mod character;
mod client;
mod command;
mod daemmersturm;
mod fate;
mod form;
mod insight;
mod keepsake;
mod line;
mod parts;
mod play;
mod question;
mod rest;
mod server;
mod shelf;
mod view;
mod zerospace;

pub use balance::{IntervalView, OutlookView, ProposalView, ProposalsNews, ProposalsView};
pub use campaign::{
    CampaignCharacter, CampaignHead, CampaignTable, CampaignView, Found, FoundIn, JoinCampaign, NextTable,
    PutCampaign, TableContents,
};
pub use chances::{
    ActionView, AdviceView, ChangeView, CostView, OddsView, OutcomeView, ProgressView, ShareView,
    SimulationNews, SimulationView, SolutionView, SpreadView,
};
pub use character::{
    AdvanceView, CardLine, CharacterText, CheckedCharacter, ConditionView, CreationChoices, CreationRemark,
    CreationView, DaemmersturmChoices, FateChoices, HandedInDetail, HandedInView, NamedChoice, ReadyView,
    RowChoice, SheetChangeView, ZeroSpaceChoices,
};
pub use client::{Ask, ClientMessage, Do, Evening, Hello, Passes, PlanStep, SheetChange};
pub use command::CommandText;
pub(crate) use command::in_words;
pub use daemmersturm::{
    BelongingView, CallView, ChannelView, CombatView, CoverView, DaemmersturmScene, FacingView, GapView,
    GroundView, LibraryView, LifeView, MeleeView, MemoView, PersonView, PointPoolView, RollTableView,
    SectionView, ShelterView, SightView, SkillPairView, StrikeView, TableRowView, ThrowView, TrayLineView,
    TurnLeftView, TurnView,
};
pub use fate::{
    ActorView, AspectView, BlockView, BoxView, ClashView, CompanionView, ConflictView, ConsequenceView,
    CountView, FateScene, GiftView, LastingView, MinionsView, RemarkView, RowView, RungView, SheetView,
    SideView, SkillView, StartView, TrackView, WayView, ZoneView,
};
pub use form::{Field, FieldKind, FieldOption, Form, GoesWith};
pub use insight::{
    AnswerInsightView, BalanceView, CharacterInsightView, CostShareView, CoursesNews, CoursesView,
    DiceInsightView, DiceSpan, EstimateView, InsightKind, InsightNews, InsightView, MomentView, PointView,
    SideCostView,
};
pub use keepsake::{
    EveningSpan, KeepsakeLine, KeepsakePart, KeepsakePicture, KeepsakePictures, KeepsakeQuote,
    KeepsakeQuotes, KeepsakeSection, KeepsakeView,
};
pub use line::{KeptView, Line, LineKind, OneResultView, ResultKind};
pub use parts::{Barred, Chance, ChanceLevel, ChipView, DiceView, FactionView, PartView, RaisedChance};
pub use play::{PlayName, PlayStepKind, PlayStepView, PlayView, RuleName, StandsIn};
pub use question::{
    AfterView, ChoiceView, HabitStep, PickOption, PickView, PlanChip, PlanView, QuestionView, ReopenView,
    RollView, SuggestionView, Waiting, WordsView,
};
pub use rest::{Created, Joined, NewTable, NewWhatIf, Problem, SeatOffer, Start, TableCard, WhatIfView};
pub use server::{Bye, Change, CoachView, DraftRemark, DraftView, Edit, EditKind, Reply, ServerMessage};
pub use shelf::{NewShelf, PastItem, PutItem, ShelfView, StoredItem, StoredKind};
pub use view::{
    EndingView, FightingView, FreeCharacter, HouseView, PictureView, PromptView, Role, SceneView, SeatView,
    SettingView, View, WhatIfMark, You,
};
pub use zerospace::{
    AttributeView, BudgetView, CharacterView, DistanceView, EnduranceView, EnvironmentView, FiguresView,
    HoldView, ItemView, KnownSkillView, LossView, MeetingView, NoteView, PlaceView, PointsView, PoolView,
    PowerView, RoundView, SlotView, StuntView, TaskView, ThingView, TickView, ZeroSpaceScene,
};
