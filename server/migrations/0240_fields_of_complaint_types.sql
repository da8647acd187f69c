-- A complaint type asks for more by a form of the same kind as a document type's (0171): a form belongs to one of the two.
-- Answers are kept as those of submissions are (0172); a complaint names its own.
alter table online_forms
  alter column doc_type_id drop not null,
  add column complaint_type_id bigint,
  add constraint online_forms_complaint_type_fkey foreign key (institution_id, complaint_type_id) references complaint_types (institution_id, id),
  add constraint online_forms_complaint_version_key unique (institution_id, complaint_type_id, version),
  add constraint online_forms_owner check (num_nonnulls(doc_type_id, complaint_type_id) = 1);

alter table complaint_types
  add column online_form_id bigint,
  add constraint complaint_types_online_form_fkey foreign key (institution_id, online_form_id) references online_forms (institution_id, id);
create index complaint_types_online_form on complaint_types (institution_id, online_form_id) where online_form_id is not null;

alter table complaints
  add column answers_id bigint,
  add constraint complaints_answers_fkey foreign key (institution_id, answers_id) references form_answers (institution_id, id);
create unique index complaints_answers_key on complaints (institution_id, answers_id) where answers_id is not null;
