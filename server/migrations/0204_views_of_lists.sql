-- Complaints get saved views as documents have them: a view says which list it is of. A name stands once among the views that
-- a person has of one list.
alter table document_views add column list text not null default 'document';
alter table document_views add constraint document_views_list check (list in ('document', 'complaint'));
alter table document_views drop constraint document_views_name_key;
alter table document_views add constraint document_views_name_key unique (institution_id, owner_institution_id, owner_id, list, name);
