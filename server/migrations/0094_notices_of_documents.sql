-- What people are told of documents: steps before a deadline, each once; mentions that were kept before notices existed.

create table document_deadline_notices (
  institution_id bigint not null,
  document_id bigint not null,
  -- The deadline that was told of; another deadline is told of anew.
  deadline_on date not null,
  -- Days before it.
  step smallint not null,
  told_at timestamptz not null,
  constraint document_deadline_notices_pkey primary key (institution_id, deadline_on, document_id, step),
  constraint document_deadline_notices_document_fkey foreign key (institution_id, document_id) references documents (institution_id, id),
  constraint document_deadline_notices_step check (step in (1, 3, 5, 7))
);
create index document_deadline_notices_document on document_deadline_notices (institution_id, document_id);
call make_tenant_table('document_deadline_notices');

-- A deleted test document is told of no more.
create function forget_told_of_deleted() returns trigger language plpgsql as $$
begin
  delete from notifications where institution_id = new.institution_id and subject_kind = 'document' and subject_id = new.id;
  delete from document_deadline_notices where institution_id = new.institution_id and document_id = new.id;
  return null;
end $$;
create trigger documents_forget_told after update of deleted_at on documents
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_told_of_deleted();

-- Mentions of the last three months become notices, with the cause that their events have too. Row security binds this
-- migration, so it says for which institution it writes; the hosts are the one list of institutions that it does not hide.
do $$
declare
  v_institution bigint;
begin
  for v_institution in select distinct institution_id from hosts loop
    perform set_config('app.institution_id', v_institution::text, true);
    insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, text_values, subject_kind, subject_id,
                               subject_number, subject_title, at)
      select c.institution_id, m.institution_id, m.user_id, 'doc_mention', 'comment:' || c.id, 'mentioned', jsonb_build_object('by', c.author_name),
             'document', d.id, d.number, case when d.access_level < 4 then d.short_description else '' end, c.written_at
        from document_comment_mentions m
        join document_comments c on c.institution_id = m.institution_id and c.id = m.comment_id
        join documents d on d.institution_id = c.institution_id and d.id = c.document_id
       where m.institution_id = v_institution and c.written_at > now() - interval '90 days'
      on conflict do nothing;
    delete from document_notices where institution_id = v_institution and kind = 'mentioned';
  end loop;
  perform set_config('app.institution_id', '', true);
end $$;

-- What stays is the person who made a document wait, and until when.
alter table document_notices drop constraint document_notices_kind,
  add constraint document_notices_kind check (kind = 'pending_ended');
