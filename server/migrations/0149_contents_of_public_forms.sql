-- Contents of public forms and of messages are referred to.
create or replace function content_in_use(p_hash text) returns boolean language sql stable as $$
  select exists (select from files where sha256 = p_hash)
      or exists (select from earlier_file_versions where sha256 = p_hash)
      or exists (select from dispatch_files where sha256 = p_hash)
      or exists (select from public_send_files where sha256 = p_hash)
      or exists (select from contact_message_files where sha256 = p_hash)
      or exists (select from gazette_files where sha256 = p_hash)
      or exists (select from scans where sha256 = p_hash)
      or exists (select from scans where thumb_sha256 = p_hash)
      or exists (select from phone_photos where sha256 = p_hash)
      or exists (select from register_book_volumes where sha256 = p_hash)
      or exists (select from users where picture_hash = p_hash)
      or exists (select from institution_settings where p_hash in (logo_hash, coat_of_arms_hash))
$$;

create or replace function contents_between(p_from text, p_below text) returns setof text language sql stable as $$
  select sha256 from files where sha256 >= p_from and sha256 < p_below
  union select sha256 from earlier_file_versions where sha256 >= p_from and sha256 < p_below
  union select sha256 from dispatch_files where sha256 >= p_from and sha256 < p_below
  union select sha256 from public_send_files where sha256 >= p_from and sha256 < p_below
  union select sha256 from contact_message_files where sha256 >= p_from and sha256 < p_below
  union select sha256 from gazette_files where sha256 >= p_from and sha256 < p_below
  union select sha256 from scans where sha256 >= p_from and sha256 < p_below
  union select thumb_sha256 from scans where thumb_sha256 >= p_from and thumb_sha256 < p_below
  union select sha256 from phone_photos where sha256 >= p_from and sha256 < p_below
  union select sha256 from register_book_volumes where sha256 >= p_from and sha256 < p_below
  union select picture_hash from users where picture_hash >= p_from and picture_hash < p_below
  union select logo_hash from institution_settings where logo_hash >= p_from and logo_hash < p_below
  union select coat_of_arms_hash from institution_settings where coat_of_arms_hash >= p_from and coat_of_arms_hash < p_below
$$;
