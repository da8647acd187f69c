-- The picker asks for the newest open cases: without this it would read past every closed one.
create index cases_open on cases (institution_id, id) where status <> 'closed';
