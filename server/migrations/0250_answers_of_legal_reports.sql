-- How a document was answered that is closed as solved only, and on which day, where no connected answer tells it.
alter table document_legal_facts
  add column outcome text not null default '',
  add column settled_on date,
  add constraint document_legal_facts_outcome check (outcome in ('', 'favourable', 'unfavourable', 'partly'));
