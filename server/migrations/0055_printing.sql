-- What an institution prints on: its labels, the paper of receipts, and where the stamp of registration stands on a
-- page. A section of the settings like the others, with a version of its own (0035). Labels are null until they are
-- chosen: what the program offers then may grow without a migration.
alter table institution_settings add column label_sizes jsonb;
alter table institution_settings add column receipt_paper text not null default 'a4';
alter table institution_settings add column stamp_corner text not null default 'top_right';
alter table institution_settings add column printing_version integer not null default 1;
alter table institution_settings add constraint institution_settings_receipt_paper check (receipt_paper in ('a4', 'a5', 'roll80'));
alter table institution_settings add constraint institution_settings_stamp_corner
  check (stamp_corner in ('top_left', 'top_right', 'bottom_left', 'bottom_right'));
