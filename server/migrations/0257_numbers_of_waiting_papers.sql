-- Papers that wait are looked up by their number: all or nothing keeps all of a file waiting.
create index history_papers_number on history_papers (institution_id, register_id, series, counter);
drop index history_papers_register;
