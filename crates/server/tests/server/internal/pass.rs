//! How the rights of tokens change.

use schwung_log::HouseDeed;
use schwung_server::internal::{Grants, Rights, grant};
use schwung_store::{GrantChange, TableId};
use schwung_table::Seat;
use schwung_views::wire::{Do, Role, You};

fn table() -> TableId {
    TableId::new("t").expect("a name")
}

fn applied(grants: &mut Grants, changes: Vec<GrantChange>) {
    for change in changes {
        match change {
            GrantChange::Add(grant) => drop(grants.0.insert(grant.hash, grant)),
            GrantChange::Revoke(hash) => grants.0.get_mut(&hash).expect("it is there").revoked = true,
        }
    }
}

#[test]
fn whoever_changes_seats_keeps_the_token() {
    let (gm, one, two) = ([1; 32], [2; 32], [3; 32]);
    let all = [(gm, Rights::Gm), (one, Rights::Seat(1)), (two, Rights::Seat(2))];
    let mut grants = Grants(all.map(|(hash, rights)| (hash, grant(hash, &table(), rights))).into());
    let by = You { role: Role::Gm, seat: Some(0) };
    let rights = |grants: &Grants, hash| grants.find(hash).map(|it| it.rights);

    let hand_over = Do::House(HouseDeed::HandOver { to: Seat(1) });
    let changes = grants.changed_by(&hand_over, by, &table());
    applied(&mut grants, changes);
    assert_eq!(rights(&grants, gm), Some(Rights::Seat(1)));
    assert_eq!(rights(&grants, one), Some(Rights::Gm));
    assert_eq!(rights(&grants, two), Some(Rights::Seat(2)));

    let changes = grants.changed_by(&hand_over, by, &table());
    applied(&mut grants, changes);
    assert_eq!([gm, one].map(|it| rights(&grants, it)), [Some(Rights::Gm), Some(Rights::Seat(1))]);

    let changes = grants.changed_by(&Do::House(HouseDeed::Kick { seat: Seat(1) }), by, &table());
    applied(&mut grants, changes);
    assert_eq!([gm, one, two].map(|it| rights(&grants, it)), [Some(Rights::Gm), None, Some(Rights::Seat(2))]);
}
