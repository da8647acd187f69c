-- The Word paper („foaie”) on which answers with a text are drawn: of a text of answers, its last upload alone. Drafts remember
-- on whose paper they were drawn; without it, or without LibreOffice, they stand on the ordinary page.
alter table templates add column letter_sha256 text;
alter table templates add column letter_name text;
alter table templates add column letter_size bigint;
alter table templates add constraint templates_letter check (
  (letter_sha256 is null) = (letter_name is null) and (letter_sha256 is null) = (letter_size is null) and (letter_sha256 is null or kind = 'answer')
);
alter table templates add constraint templates_letter_sha256 check (letter_sha256 ~ '^[0-9a-f]{64}$');
create index templates_letter on templates (letter_sha256) where letter_sha256 is not null;
insert into content_holders (table_name, column_name) values ('templates', 'letter_sha256');

alter table answer_drafts add column letter_id bigint;
alter table answer_drafts add constraint answer_drafts_letter_fkey foreign key (institution_id, letter_id)
  references templates (institution_id, id) on delete set null (letter_id);
create index answer_drafts_letter on answer_drafts (institution_id, letter_id) where letter_id is not null;
