-- Stored originals that are missing or no longer what was uploaded: found by a download, by the nightly sample or by
-- `hdoc verify --files`, shown at the files of documents, gone again when the bytes are what they were. Equal contents
-- are stored once for all institutions, so the mark belongs to the content: a hash, and nothing of who has it.
create table damaged_contents (
  -- SHA-256 of what it was.
  content text not null,
  damage text not null,
  found_at timestamptz not null,
  constraint damaged_contents_pkey primary key (content),
  constraint damaged_contents_content check (content ~ '^[0-9a-f]{64}$'),
  constraint damaged_contents_damage check (damage in ('missing', 'changed'))
);
grant select, insert, update, delete on damaged_contents to hdoc_app, hdoc_worker, hdoc_platform;

-- Contents that something refers to, by their first letters: what `content_in_use` asks of one, for many at a time.
create function contents_between(p_from text, p_below text) returns setof text language sql stable as $$
  select sha256 from files where sha256 >= p_from and sha256 < p_below
  union select sha256 from earlier_file_versions where sha256 >= p_from and sha256 < p_below
  union select sha256 from scans where sha256 >= p_from and sha256 < p_below
  union select thumb_sha256 from scans where thumb_sha256 >= p_from and thumb_sha256 < p_below
  union select sha256 from phone_photos where sha256 >= p_from and sha256 < p_below
  union select sha256 from register_book_volumes where sha256 >= p_from and sha256 < p_below
  union select picture_hash from users where picture_hash >= p_from and picture_hash < p_below
  union select logo_hash from institution_settings where logo_hash >= p_from and logo_hash < p_below
  union select coat_of_arms_hash from institution_settings where coat_of_arms_hash >= p_from and coat_of_arms_hash < p_below
$$;
