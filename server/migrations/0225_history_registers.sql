-- History registers: the numbers of another system, kept beside the living register they belong to. They are closed for
-- ever, give no number, and their lines are of a kind of their own, which may repeat and may leave numbers out.

alter table registers add column history_of bigint,
  add constraint registers_history_fkey foreign key (institution_id, history_of) references registers (institution_id, id),
  add constraint registers_history check
    (history_of is null or (closed and not is_default and not online and not secondary and history_of <> id));
create index registers_history on registers (institution_id, history_of) where history_of is not null;

-- What is history is so from its first row on, and stands beside a living register, never beside another history.
create function keep_history_register() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.history_of is distinct from old.history_of then
    raise exception 'register % cannot become history, or cease to be it', old.id using errcode = 'HD050';
  end if;
  if exists (select from registers r
              where r.institution_id = new.institution_id and r.id = new.history_of and r.history_of is not null) then
    raise exception 'the register of history % is no living one', new.id using errcode = 'HD050';
  end if;
  return new;
end $$;
create trigger registers_keep_history before insert or update of history_of on registers
  for each row execute function keep_history_register();

-- The place of a number among those of its series that have the same counter: 1, save in history, where other systems gave a
-- number twice, or „12” and „12 bis”.
alter table documents add column ordinal integer not null default 1,
  drop constraint documents_number_key,
  add constraint documents_number_key unique (institution_id, register_id, series, counter, ordinal);
alter table register_ledger add column ordinal integer not null default 1,
  -- The import that brought a line of history.
  add column import_id bigint,
  drop constraint register_ledger_pkey,
  add constraint register_ledger_pkey primary key (institution_id, register_id, series, counter, ordinal),
  drop constraint register_ledger_number_key,
  add constraint register_ledger_number_key unique (institution_id, register_id, year, number, ordinal),
  drop constraint register_ledger_kind,
  -- 4 the number of a document of another system.
  add constraint register_ledger_kind check (kind between 1 and 4 and (kind = 2) = (document_id is null)),
  add constraint register_ledger_history check (ordinal >= 1 and (kind = 4 or ordinal = 1) and (kind = 4) = (import_id is not null));
create index register_ledger_import on register_ledger (institution_id, import_id, document_id) where import_id is not null;

create or replace function keep_registration_line() returns trigger language plpgsql as $$
begin
  if (new.register_id, new.series, new.counter, new.ordinal, new.number, new.registered_at, new.registered_on, new.tracking_code,
      new.is_test)
     is distinct from
     (old.register_id, old.series, old.counter, old.ordinal, old.number, old.registered_at, old.registered_on, old.tracking_code,
      old.is_test) then
    raise exception 'the registration line of document % cannot change', old.id using errcode = 'HD001';
  end if;
  return new;
end $$;

-- Lists show the newest first by id. Documents of history take ids below this one, so that they stand behind all that was
-- registered here, however late they come.
select setval('documents_id_seq', greatest((select last_value from documents_id_seq), 999999999));

create or replace function tells_document_state(p_action text) returns boolean
  language sql immutable parallel safe
  return p_action in ('document.registered', 'document.updated', 'document.issuer_changed', 'document.annulled',
    'document.status_changed', 'document.reopened', 'document.assigned', 'document.deadline_extended',
    'document.pending_ended', 'document.batch_undone', 'document.test_deleted', 'document.imported');

-- Documents are removed when an import is undone, and then only.
create function count_documents_removed() returns trigger language plpgsql as $$
begin
  insert into document_totals as t
    select institution_id, pg_backend_pid() % 16, register_id, access_level, status, -count(*)
      from removed group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5
    on conflict on constraint document_totals_pkey do update set documents = t.documents + excluded.documents;
  insert into document_counts as c
    select institution_id, pg_backend_pid() % 16, register_id, access_level, status, coalesce(resume_status, 0),
           coalesce(pending_until, 'infinity'), count_deadline(status, deadline_on), -count(*)
      from removed group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 3, 4, 5, 6, 7, 8
    on conflict on constraint document_counts_pkey do update set documents = c.documents + excluded.documents;
  return null;
end $$;
create trigger documents_count_removed after delete on documents
  referencing old table as removed for each statement execute function count_documents_removed();
