-- The platform is institution 0: its row must be there before its first administrator is made, with or without the
-- demo. Row security binds the owner too, so the institution is set for this transaction.
select set_config('app.institution_id', '0', true);
insert into institutions (id, tag, name, legal_name, short_name) values (0, 'platforma', 'Platforma HDoc', '', 'HDoc')
on conflict do nothing;
