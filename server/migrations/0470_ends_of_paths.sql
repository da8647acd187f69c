-- Files of archives are found by how their path ends, read from its end: by name alone, each of thousands of „scan.pdf” in folders of
-- their own would be read for each row that names one.
alter table import_entries add column path_end text generated always as (reverse(path_key)) stored;
create index import_entries_end on import_entries (institution_id, import_id, path_end text_pattern_ops);
alter table import_entries drop column name_key;
