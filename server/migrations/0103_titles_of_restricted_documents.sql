-- A notice keeps what its document, or its case, was about when it was told. Once a document is restricted, only those
-- who see it may read that: the notices of earlier days, which anybody told of it has, lose it.
create function forget_restricted_titles() returns trigger language plpgsql as $$
begin
  update notifications set subject_title = ''
   where institution_id = new.institution_id and subject_kind = 'document' and subject_id = new.id and subject_title <> '';
  update notifications set subject_title = ''
   where institution_id = new.institution_id and subject_kind = 'workcase' and subject_title <> ''
     and subject_id in (select c.id from cases c where c.institution_id = new.institution_id and c.origin_id = new.id);
  return null;
end $$;
create trigger documents_forget_restricted_titles after update of access_level on documents
  for each row when (new.access_level = 4 and old.access_level < 4) execute function forget_restricted_titles();

update notifications n set subject_title = '' from documents d
 where n.subject_kind = 'document' and n.subject_title <> ''
   and d.institution_id = n.institution_id and d.id = n.subject_id and d.access_level = 4;
update notifications n set subject_title = ''
  from cases c join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
 where n.subject_kind = 'workcase' and n.subject_title <> ''
   and c.institution_id = n.institution_id and c.id = n.subject_id and d.access_level = 4;
