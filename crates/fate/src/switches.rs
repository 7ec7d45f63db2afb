//! The house-rule switches: the single list from which files, schema, settings and help are generated.

use schwung_table::{Position, SwitchKind, SwitchValue, switches};

use crate::axes::{
    BlockDuration, BoughtBonus, ConsequenceOrder, ContestDice, ContestTie, DefenceDice, DiceChoice, Doubles,
    Floor, Initiative, InitiativeSkill, LadderNames, PointBase, Prompt, SpinReading, StressMarking, Weight,
    ZeroShifts,
};
use crate::pyramid::Pyramid;

/// A switch.
pub type Switch = schwung_table::Switch<Switches>;

impl SwitchValue for Pyramid {
    const KIND: SwitchKind = SwitchKind::Rows;

    fn to_position(&self) -> Position {
        Position::Word(self.to_string())
    }
    fn from_position(position: &Position) -> Option<Pyramid> {
        match position {
            Position::Word(word) => Pyramid::read(word),
            _ => None,
        }
    }
}

switches! {
    /// Which dice are rolled.
    //= malmsturm.dice.choose
    //= freefate.dice.choose
    dice, "dice", DiceChoice = DiceChoice::Fudge, "sotc.basics.dice", "malmsturm.dice.choose", "freefate.dice.choose";
    /// How equal dice count if the lower one counts.
    doubles, "doubles", Doubles = Doubles::Zero, "freefate.dice.lower-tie";
    /// Where the bottom of the ladder limits results.
    floor, "floor", Floor = Floor::Off, "malmsturm.roll.floor-order", "freefate.ladder.beyond";
    /// The highest possible result; 0 for no limit.
    //= malmsturm.ladder.grim-top
    //= malmsturm.ladder.beyond-top
    ladder_top, "ladder-top", [0, 20] = 0, "malmsturm.ladder.grim-top", "freefate.ladder.beyond";
    /// The assignment of names to the rungs of the ladder.
    //= malmsturm.ladder.name-conflicts
    ladder_names, "ladder-names", LadderNames = LadderNames::Printed, "malmsturm.ladder.name-conflicts";
    /// The rating of skills that are not on the sheet.
    //= malmsturm.skill.unlearned
    //= freefate.skill.unlearned
    unlearned, "unlearned", [-4, 4] = 0, "malmsturm.skill.unlearned", "freefate.skill.unlearned";
    /// The meaning of a success without shifts.
    zero_shifts, "zero-shifts", ZeroShifts = ZeroShifts::Full, "freefate.effect.zero-shifts", "sotc.basics.zero-shift-success", "malmsturm.effect.zero";
    /// Whether failures are also measured.
    measure_misses, "measure-misses", flag = false, "malmsturm.effect.miss", "sotc.basics.no-negative-shifts", "freefate.effect.only-on-success";
    /// Whether three unspent shifts become visible as spin.
    unspent_spin, "unspent-spin", flag = false, "freefate.spin.gain";
    /// Who rolls in a contest.
    contest_dice, "contest-dice", ContestDice = ContestDice::Both, "freefate.contest.only-player-rolls", "sotc.contest.procedure";
    /// Who rolls in a contest between player characters.
    //= freefate.contest.pc-against-pc
    player_contest_dice, "player-contest-dice", ContestDice = ContestDice::Both, "freefate.contest.pc-against-pc";
    /// The meaning of a tie in a contest.
    contest_tie, "contest-tie", ContestTie = ContestTie::BothSucceed, "freefate.contest.tie", "sotc.contest.tie";
    /// Whether the winner gets the shifts by which the acting side lost a contest.
    loser_gives_shifts, "loser-gives-shifts", flag = false, "freefate.contest.lose";
    /// The opposition to an attack.
    defence, "defence", DefenceDice = DefenceDice::Rolled, "freefate.scope.conflict-glimpse";
    /// Which boxes a hit marks.
    stress_marking, "stress-marking", StressMarking = StressMarking::Numbered, "freefate.shift.stress", "sotc.stress.mark-box";
    /// Whether a lengthy action counts as completed if it took longer than planned.
    extended_is_done, "extended-is-done", flag = true, "freefate.time.extended-outcome";
    /// Number of skills at the start, by rating.
    //= malmsturm.pyramid.rows
    //= malmsturm.skill.count-change
    pyramid, "pyramid", Pyramid = Pyramid::FIVE, "malmsturm.pyramid.rows";
    /// Number of aspects at the start.
    //= malmsturm.aspect.count
    aspects, "aspects", [0, 20] = 5, "malmsturm.aspect.count";
    /// Number of talents, gifts and stunts at the start.
    //= malmsturm.gift.count
    gifts, "gifts", [0, 20] = 5, "malmsturm.gift.count";
    /// The base for fate points at the start.
    //= malmsturm.fate.start
    start_points, "start-points", PointBase = PointBase::Aspects, "malmsturm.fate.start", "freefate.fate.default-refresh";
    /// The base for a refresh.
    //= malmsturm.refresh.amount
    refresh_points, "refresh-points", PointBase = PointBase::Aspects, "malmsturm.refresh.grim", "freefate.fate.default-refresh";
    /// Number of fate points, if it does not depend on aspects.
    base_points, "base-points", [0, 20] = 5, "malmsturm.fate.start-grim", "freefate.fate.default-refresh";
    /// The order of turns: by skill, or around the table.
    //= sotc.initiative.rotating
    initiative, "initiative", Initiative = Initiative::Skill, "sotc.initiative.rotating";
    /// The skill that determines the order in a mental conflict.
    //= sotc.initiative.mental
    mental_initiative, "mental-initiative", InitiativeSkill = InitiativeSkill::Empathy, "sotc.initiative.mental";
    /// Range of guns in zones, beyond which the game master is asked.
    //= sotc.scene.range-shoot
    gun_range, "gun-range", [0, 20] = 2, "sotc.scene.range-shoot";
    /// Whether full defense can be declared during the actor's own turn.
    full_defense_on_own_turn, "full-defense-on-own-turn", flag = true, "sotc.full-defense.declare-own-turn";
    /// How long a block lasts.
    block_duration, "block-duration", BlockDuration = BlockDuration::Exchange, "sotc.block.duration";
    /// The default difficulty of a sprint.
    //= sotc.move.sprint-difficulty
    sprint_difficulty, "sprint-difficulty", [-2, 8] = 0, "sotc.move.sprint-difficulty";
    /// Whether a sprint always covers at least one zone if there is no border.
    sprint_min_one_zone, "sprint-min-one-zone", flag = false, "sotc.move.sprint-difficulty";
    /// Whether the restrictions of a long conflict apply to defence rolls.
    long_conflict_defense, "long-conflict-defense", flag = true, "sotc.long.endurance";
    /// Determines the severity of a consequence.
    consequence_order, "consequence-order", ConsequenceOrder = ConsequenceOrder::Count, "sotc.consequence.severity-order";
    /// Whether a severe consequence bars any further one.
    severe_blocks_further, "severe-blocks-further", flag = true, "sotc.consequence.after-severe";
    /// Whether the attacker gets a free tag on a new consequence.
    consequence_free_tag, "consequence-free-tag", flag = false, "sotc.consequence.is-aspect";
    /// Whether a concession can be offered at any time before being taken out.
    concede_any_time, "concede-any-time", flag = false, "sotc.concession.preemptive";
    /// Whether characters with grit remind the game master to concede.
    grit, "grit", flag = true, "sotc.grit.rating";
    /// Whether a sticky aspect on a character requires three shifts.
    sticky_needs_spin, "sticky-needs-spin", flag = true, "sotc.temp-aspect.sticky-spin";
    /// How weight counts when pushing over several zones.
    push_weight, "push-weight", Weight = Weight::Once, "sotc.push.cost";
    /// How weight counts when throwing over several zones.
    knockback_weight, "knockback-weight", Weight = Weight::Once, "sotc.knockback.cost-series";
    /// Whether a throw is rolled against its cost, without opposition.
    knockback_fixed_difficulty, "knockback-fixed-difficulty", flag = false, "sotc.knockback.opposition";
    /// Whether an attacker may leave a minion standing in order to get overflow.
    spare_for_overflow, "spare-for-overflow", flag = false, "sotc.overflow.definition";
    /// Whether a companion's skills stay as bought when its quality rises.
    companion_skills_fixed, "companion-skills-fixed", flag = false, "sotc.companion.adv-skilled";
    /// How spin can be used on the next action.
    spin_reading, "spin-reading", SpinReading = SpinReading::AnyRoll, "sotc.spin.plus-or-minus";
    /// Whether a defence against a maneuver can bring spin.
    spin_from_maneuvers, "spin-from-maneuvers", flag = false, "sotc.spin.defense";
    /// Whether an aspect from a maneuver comes with a free tag.
    first_tag_free, "first-tag-free", flag = true, "sotc.maneuver.first-tag-free", "malmsturm.tag.cost", "freefate.fate.default-invoke";
    /// When fate points can buy a plain +1.
    bought_bonus, "bought-bonus", BoughtBonus = BoughtBonus::Never, "malmsturm.fate.bonus-dropped", "freefate.fate.default-plus-one";
    /// Whether several +1 can be bought on one roll.
    //= malmsturm.fate.bonus-stacking
    bought_bonus_stacks, "bought-bonus-stacks", flag = true, "malmsturm.fate.bonus-stacking";
    /// Whether aspects can be used before the roll.
    early_aspects, "early-aspects", flag = false, "malmsturm.invoke.timing", "freefate.fate.default-invoke";
    /// Whether the fate point paid for a tag goes to the bearer of the aspect.
    tag_pays_bearer, "tag-pays-bearer", flag = false, "malmsturm.tag.cost";
    /// Whether a declaration must be based on an aspect of the character.
    //= malmsturm.declare.no-aspect-needed
    declaration_needs_aspect, "declaration-needs-aspect", flag = false, "malmsturm.declare.no-aspect-needed";
    /// Ask the game master whether the skill that a player names for a roll is suitable.
    ask_choice_of_skill, "ask-choice-of-skill", Prompt = Prompt::Off, "malmsturm.roll.choose-skill", "freefate.skill.gm-chooses";
    /// Ask the game master whether a secondary skill that a player names affects the roll.
    ask_combination, "ask-combination", Prompt = Prompt::Off, "sotc.combine.kind-choice", "freefate.combine.who-decides";
    /// Whether fate points are refreshed when a session begins.
    refresh_with_session, "refresh-with-session", flag = true, "freefate.fate.default-refresh", "malmsturm.refresh.when";
    /// Ask the game master what benefit a result above the usual ladder has.
    ask_extra, "ask-extra", Prompt = Prompt::Ask, "malmsturm.roll.over-eight";
    /// Ask the game master what remains to be done after a success without shifts.
    ask_follow_up, "ask-follow-up", Prompt = Prompt::Ask, "freefate.effect.zero-follow-up";
    /// Ask the game master how the winner of a contest that the acting side lost uses the shifts.
    ask_opponent, "ask-opponent", Prompt = Prompt::Ask, "freefate.contest.opponent-shifts-use";
    /// Ask the game master whether a failed action may succeed in more time.
    ask_longer, "ask-longer", Prompt = Prompt::Ask, "freefate.time.failure-offer";
    /// Ask the game master what effect unspent spin has.
    ask_unspent_spin, "ask-unspent-spin", Prompt = Prompt::Off, "freefate.spin.special";
    /// Ask the game master whether an attack reaches its target.
    ask_range, "ask-range", Prompt = Prompt::Ask, "sotc.scene.zone-interaction";
    /// Ask the game master whether an unusual skill is suitable.
    ask_skill, "ask-skill", Prompt = Prompt::Ask, "sotc.attack.skill-by-agenda";
    /// Ask the game master whether a free action is free.
    ask_free_action, "ask-free-action", Prompt = Prompt::Automatic, "sotc.free.unlimited";
    /// Ask the game master for a penalty on each block, and whether it covers too much.
    ask_block, "ask-block", Prompt = Prompt::Ask, "sotc.block.gm-penalty";
    /// Ask the game master whether a block that seems to prevent an action does.
    ask_blocked, "ask-blocked", Prompt = Prompt::Automatic, "sotc.block.takes-action";
    /// Ask the game master whether attempting a free action against a block takes the action.
    ask_block_action, "ask-block-action", Prompt = Prompt::Automatic, "sotc.block.takes-action";
    /// Ask the game master whether the wording of a consequence is suitable.
    ask_consequence, "ask-consequence", Prompt = Prompt::Automatic, "sotc.consequence.gm-final";
    /// Ask the game master whether the winner's description of a defeat stays within its limits.
    ask_outcome, "ask-outcome", Prompt = Prompt::Ask, "sotc.taken-out.limit-scope";
    /// Ask a character who took a consequence whether to concede.
    ask_concession, "ask-concession", Prompt = Prompt::Ask, "sotc.concession.offer";
    /// Ask the game master whether an aspect is suitable for an invocation or a tag.
    ask_invocation, "ask-invocation", Prompt = Prompt::Automatic, "malmsturm.invoke.gm-consent", "freefate.fate.default-invoke";
    /// Ask the game master whether the use of spin is explained well enough.
    ask_spin, "ask-spin", Prompt = Prompt::Automatic, "sotc.spin.explain";
    /// Ask the game master whether a fragile aspect lapses when its bearer moves.
    ask_fragile, "ask-fragile", Prompt = Prompt::Ask, "sotc.temp-aspect.fragile-circumstance";
    /// Ask the game master whether companions can keep up with a far-moving partner.
    ask_keeping_up, "ask-keeping-up", Prompt = Prompt::Automatic, "sotc.companion.adv-keeping-up";
    /// Ask successful players how they spend their shifts.
    ask_shifts, "ask-shifts", Prompt = Prompt::Automatic, "sotc.shifts.spend", "freefate.shift.player-use", "malmsturm.effect.use";
    /// Ask the game master whether a conflict is over when only one side is left.
    ask_end, "ask-end", Prompt = Prompt::Ask, "sotc.conflict.end";
}
