-- without transaction
-- The rows that an import of „all or nothing” still holds: none, once it has released them or taken them back.
create index concurrently if not exists import_made_held on import_made (institution_id, import_id)
  where not released and undone_at is null;
