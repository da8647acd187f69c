-- The feed tells acts by their last change: when they appeared or were withdrawn. When another act took their place is found by
-- the key of what corrects what.
create index gazette_entries_last_change on gazette_entries (institution_id, greatest(published_at, withdrawn_at) desc, id desc)
  where state in ('published', 'withdrawn') and not erased;
