//! The house-rule switches: one list from which files, schema, settings and help are made.

use schwung_table::{Position, SwitchKind, SwitchValue, switches};

use crate::profile::{
    BlockDuration, BoughtBonus, ConsequenceOrder, ContestDice, ContestTie, DefenceDice, DiceChoice, Doubles,
    Floor, Initiative, InitiativeSkill, LadderNames, PointBase, Prompt, SpinReading, StressMarking, Weight,
    ZeroShifts,
};
use crate::pyramid::Pyramid;

/// One switch.
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
    /// What equal dice count where the lower one does.
    doubles, "doubles", Doubles = Doubles::Zero, "freefate.dice.lower-tie";
    /// Where the bottom of the ladder holds results up.
    floor, "floor", Floor = Floor::Off, "malmsturm.roll.floor-order", "freefate.ladder.beyond";
    /// The highest result that can be reached; 0 where there is no such limit.
    //= malmsturm.ladder.grim-top
    //= malmsturm.ladder.beyond-top
    ladder_top, "ladder-top", [0, 20] = 0, "malmsturm.ladder.grim-top", "freefate.ladder.beyond";
    /// Which pairs of names and numbers the ladder shows.
    //= malmsturm.ladder.name-conflicts
    ladder_names, "ladder-names", LadderNames = LadderNames::Printed, "malmsturm.ladder.name-conflicts";
    /// What a skill counts that is not on the sheet.
    //= malmsturm.skill.unlearned
    //= freefate.skill.unlearned
    unlearned, "unlearned", [-4, 4] = 0, "malmsturm.skill.unlearned", "freefate.skill.unlearned";
    /// What a success without shifts is.
    zero_shifts, "zero-shifts", ZeroShifts = ZeroShifts::Full, "freefate.effect.zero-shifts", "sotc.basics.zero-shift-success", "malmsturm.effect.zero";
    /// Are failures measured too?
    measure_misses, "measure-misses", flag = false, "malmsturm.effect.miss", "sotc.basics.no-negative-shifts", "freefate.effect.only-on-success";
    /// Do three shifts that were not spent show as spin?
    unspent_spin, "unspent-spin", flag = false, "freefate.spin.gain";
    /// Who rolls in a contest.
    contest_dice, "contest-dice", ContestDice = ContestDice::Both, "freefate.contest.only-player-rolls", "sotc.contest.procedure";
    /// Who rolls in a contest of player characters.
    //= freefate.contest.pc-against-pc
    player_contest_dice, "player-contest-dice", ContestDice = ContestDice::Both, "freefate.contest.pc-against-pc";
    /// What equality in a contest is.
    contest_tie, "contest-tie", ContestTie = ContestTie::BothSucceed, "freefate.contest.tie", "sotc.contest.tie";
    /// Does the winner of a lost contest get the shifts by which it was lost?
    loser_gives_shifts, "loser-gives-shifts", flag = false, "freefate.contest.lose";
    /// What stands against an attack.
    defence, "defence", DefenceDice = DefenceDice::Rolled, "freefate.scope.conflict-glimpse";
    /// Which boxes a hit marks.
    stress_marking, "stress-marking", StressMarking = StressMarking::Numbered, "freefate.shift.stress", "sotc.stress.mark-box";
    /// Is a lengthy action done when it took longer than planned?
    extended_is_done, "extended-is-done", flag = true, "freefate.time.extended-outcome";
    /// Skills at the start, by rating.
    //= malmsturm.pyramid.rows
    //= malmsturm.skill.count-change
    pyramid, "pyramid", Pyramid = Pyramid::FIVE, "malmsturm.pyramid.rows";
    /// Aspects at the start.
    //= malmsturm.aspect.count
    aspects, "aspects", [0, 20] = 5, "malmsturm.aspect.count";
    /// Talents, gifts and stunts at the start.
    //= malmsturm.gift.count
    gifts, "gifts", [0, 20] = 5, "malmsturm.gift.count";
    /// What fate points at the start are counted from.
    //= malmsturm.fate.start
    start_points, "start-points", PointBase = PointBase::Aspects, "malmsturm.fate.start", "freefate.fate.default-refresh";
    /// What a refresh is counted from.
    //= malmsturm.refresh.amount
    refresh_points, "refresh-points", PointBase = PointBase::Aspects, "malmsturm.refresh.grim", "freefate.fate.default-refresh";
    /// Fate points where they are not counted from aspects.
    base_points, "base-points", [0, 20] = 5, "malmsturm.fate.start-grim", "freefate.fate.default-refresh";
    /// Who goes first: by skill, or round the table.
    //= sotc.initiative.rotating
    initiative, "initiative", Initiative = Initiative::Skill, "sotc.initiative.rotating";
    /// The skill that orders a mental conflict.
    //= sotc.initiative.mental
    mental_initiative, "mental-initiative", InitiativeSkill = InitiativeSkill::Empathy, "sotc.initiative.mental";
    /// How many zones guns reach without a question to the game master.
    //= sotc.scene.range-shoot
    gun_range, "gun-range", [0, 20] = 2, "sotc.scene.range-shoot";
    /// May full defense be declared on one's own turn?
    full_defense_on_own_turn, "full-defense-on-own-turn", flag = true, "sotc.full-defense.declare-own-turn";
    /// How long a block lasts.
    block_duration, "block-duration", BlockDuration = BlockDuration::Exchange, "sotc.block.duration";
    /// The difficulty that a sprint is prefilled with.
    //= sotc.move.sprint-difficulty
    sprint_difficulty, "sprint-difficulty", [-2, 8] = 0, "sotc.move.sprint-difficulty";
    /// Does a sprint reach at least one zone where there is no border?
    sprint_min_one_zone, "sprint-min-one-zone", flag = false, "sotc.move.sprint-difficulty";
    /// Do the restrictions of a long conflict hold for defence rolls?
    long_conflict_defense, "long-conflict-defense", flag = true, "sotc.long.endurance";
    /// Which severity a consequence has.
    consequence_order, "consequence-order", ConsequenceOrder = ConsequenceOrder::Count, "sotc.consequence.severity-order";
    /// Does a severe consequence bar every further one?
    severe_blocks_further, "severe-blocks-further", flag = true, "sotc.consequence.after-severe";
    /// Is the first tag of a new consequence free for whoever inflicted it?
    consequence_free_tag, "consequence-free-tag", flag = false, "sotc.consequence.is-aspect";
    /// May a concession be offered at any time before one is taken out?
    concede_any_time, "concede-any-time", flag = false, "sotc.concession.preemptive";
    /// Do characters with grit remind the game master to concede?
    grit, "grit", flag = true, "sotc.grit.rating";
    /// Does a sticky aspect on a character need three shifts?
    sticky_needs_spin, "sticky-needs-spin", flag = true, "sotc.temp-aspect.sticky-spin";
    /// How often weight counts when pushing over several zones.
    push_weight, "push-weight", Weight = Weight::Once, "sotc.push.cost";
    /// How often weight counts when throwing over several zones.
    knockback_weight, "knockback-weight", Weight = Weight::Once, "sotc.knockback.cost-series";
    /// Is a throw rolled against its cost, without opposition?
    knockback_fixed_difficulty, "knockback-fixed-difficulty", flag = false, "sotc.knockback.opposition";
    /// May an attacker leave a minion standing for the sake of overflow?
    spare_for_overflow, "spare-for-overflow", flag = false, "sotc.overflow.definition";
    /// Do a companion's skills stay as they were bought when her quality rises?
    companion_skills_fixed, "companion-skills-fixed", flag = false, "sotc.companion.adv-skilled";
    /// What spin may do to the next action.
    spin_reading, "spin-reading", SpinReading = SpinReading::AnyRoll, "sotc.spin.plus-or-minus";
    /// Does a defence against a maneuver bring spin too?
    spin_from_maneuvers, "spin-from-maneuvers", flag = false, "sotc.spin.defense";
    /// Is the first tag of an aspect from a maneuver free?
    first_tag_free, "first-tag-free", flag = true, "sotc.maneuver.first-tag-free", "malmsturm.tag.cost", "freefate.fate.default-invoke";
    /// May fate points buy a plain +1?
    bought_bonus, "bought-bonus", BoughtBonus = BoughtBonus::Never, "malmsturm.fate.bonus-dropped", "freefate.fate.default-plus-one";
    /// May several +1 be bought on one roll?
    //= malmsturm.fate.bonus-stacking
    bought_bonus_stacks, "bought-bonus-stacks", flag = true, "malmsturm.fate.bonus-stacking";
    /// May aspects be named before the dice fall?
    early_aspects, "early-aspects", flag = false, "malmsturm.invoke.timing", "freefate.fate.default-invoke";
    /// Does the point paid for a tag go to whoever bears the aspect?
    tag_pays_bearer, "tag-pays-bearer", flag = false, "malmsturm.tag.cost";
    /// Must a declaration rest on an aspect of one's own?
    //= malmsturm.declare.no-aspect-needed
    declaration_needs_aspect, "declaration-needs-aspect", flag = false, "malmsturm.declare.no-aspect-needed";
    /// Ask the game master whether the skill that a player names for a roll is the right one.
    ask_choice_of_skill, "ask-choice-of-skill", Prompt = Prompt::Off, "malmsturm.roll.choose-skill", "freefate.skill.gm-chooses";
    /// Ask the game master whether a second skill that a player names bears on the roll so.
    ask_combination, "ask-combination", Prompt = Prompt::Off, "sotc.combine.kind-choice", "freefate.combine.who-decides";
    /// Are fate points filled up when a session begins?
    refresh_with_session, "refresh-with-session", flag = false, "freefate.fate.default-refresh", "malmsturm.refresh.when";
    /// Ask the game master what a result above the usual ladder brings.
    ask_extra, "ask-extra", Prompt = Prompt::Ask, "malmsturm.roll.over-eight";
    /// Ask the game master what is left to do after a success without shifts.
    ask_follow_up, "ask-follow-up", Prompt = Prompt::Ask, "freefate.effect.zero-follow-up";
    /// Ask the game master what the winner of a lost contest does with the shifts.
    ask_opponent, "ask-opponent", Prompt = Prompt::Ask, "freefate.contest.opponent-shifts-use";
    /// Ask the game master whether a failure just takes longer.
    ask_longer, "ask-longer", Prompt = Prompt::Ask, "freefate.time.failure-offer";
    /// Ask the game master what spin does that was not spent.
    ask_unspent_spin, "ask-unspent-spin", Prompt = Prompt::Off, "freefate.spin.special";
    /// Ask the game master whether an attack reaches that far.
    ask_range, "ask-range", Prompt = Prompt::Ask, "sotc.scene.zone-interaction";
    /// Ask the game master whether an unusual skill will do.
    ask_skill, "ask-skill", Prompt = Prompt::Ask, "sotc.attack.skill-by-agenda";
    /// Ask the game master whether a free action is free.
    ask_free_action, "ask-free-action", Prompt = Prompt::Automatic, "sotc.free.unlimited";
    /// Ask the game master for a penalty on each block, and whether it covers too much.
    ask_block, "ask-block", Prompt = Prompt::Ask, "sotc.block.gm-penalty";
    /// Ask the game master whether a block that seems to bar an action does.
    ask_blocked, "ask-blocked", Prompt = Prompt::Automatic, "sotc.block.takes-action";
    /// Ask the game master whether trying something free against a block takes the action.
    ask_block_action, "ask-block-action", Prompt = Prompt::Automatic, "sotc.block.takes-action";
    /// Ask the game master whether the wording of a consequence suits.
    ask_consequence, "ask-consequence", Prompt = Prompt::Automatic, "sotc.consequence.gm-final";
    /// Ask the game master whether the victor's verdict keeps within its limits.
    ask_outcome, "ask-outcome", Prompt = Prompt::Ask, "sotc.taken-out.limit-scope";
    /// Ask the one who took a consequence whether to concede.
    ask_concession, "ask-concession", Prompt = Prompt::Ask, "sotc.concession.offer";
    /// Ask the game master whether an aspect suits an invocation or a tag.
    ask_invocation, "ask-invocation", Prompt = Prompt::Automatic, "malmsturm.invoke.gm-consent", "freefate.fate.default-invoke";
    /// Ask the game master whether spin is explained well enough.
    ask_spin, "ask-spin", Prompt = Prompt::Automatic, "sotc.spin.explain";
    /// Ask the game master whether a fragile aspect lapses when its bearer moves.
    ask_fragile, "ask-fragile", Prompt = Prompt::Ask, "sotc.temp-aspect.fragile-circumstance";
    /// Ask the game master whether companions keep up with a partner who goes far.
    ask_keeping_up, "ask-keeping-up", Prompt = Prompt::Automatic, "sotc.companion.adv-keeping-up";
    /// Ask those who won well how they spend their shifts.
    ask_shifts, "ask-shifts", Prompt = Prompt::Automatic, "sotc.shifts.spend", "freefate.shift.player-use", "malmsturm.effect.use";
    /// Ask the game master whether a conflict is over when one side is left alone.
    ask_end, "ask-end", Prompt = Prompt::Ask, "sotc.conflict.end";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_takes_its_own_position_and_no_foreign_one() {
        for switch in Switches::ALL {
            let mut switches = Switches::default();
            let position = (switch.get)(&switches);
            assert!((switch.set)(&mut switches, &position), "{}", switch.name);
            assert_eq!(switches, Switches::default());
            assert!(!(switch.set)(&mut switches, &Position::Word("nonsense".to_owned())));
            assert!(!(switch.set)(&mut switches, &Position::Number(1_000)));
            assert_eq!(switches, Switches::default());
            assert_eq!(Switches::find(switch.name).map(|it| it.rule), Some(switch.rule));
        }
    }
}
