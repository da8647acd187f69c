-- Which known thing a row of an import changes: a later row of the same file that would change it too is refused, in the check as in
-- the run, although the check changes nothing.
alter table import_findings add column target_id bigint;
create index import_findings_target on import_findings (institution_id, import_id, target_id) where target_id is not null;
