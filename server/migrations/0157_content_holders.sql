-- Every column that refers to a content of the file store, in one list: a migration that makes such a column adds its row,
-- and both functions ask whatever the list names. A content that no row names may be deleted.
create table content_holders (
  table_name text not null,
  column_name text not null,
  constraint content_holders_pkey primary key (table_name, column_name)
);
grant select on content_holders to hdoc_app, hdoc_worker, hdoc_platform;

insert into content_holders (table_name, column_name) values
  ('files', 'sha256'),
  ('earlier_file_versions', 'sha256'),
  ('dispatch_files', 'sha256'),
  ('public_send_files', 'sha256'),
  ('contact_message_files', 'sha256'),
  ('gazette_files', 'sha256'),
  ('scans', 'sha256'),
  ('scans', 'thumb_sha256'),
  ('phone_photos', 'sha256'),
  ('register_book_volumes', 'sha256'),
  ('users', 'picture_hash'),
  ('institution_settings', 'logo_hash'),
  ('institution_settings', 'coat_of_arms_hash');

create or replace function content_in_use(p_hash text) returns boolean language plpgsql stable as $$
declare
  v_used boolean;
begin
  execute (
    select 'select ' || string_agg(format('exists (select from %I where %I = $1)', table_name, column_name), ' or ')
    from content_holders
  ) into v_used using p_hash;
  return v_used;
end $$;

create or replace function contents_between(p_from text, p_below text) returns setof text language plpgsql stable as $$
begin
  return query execute (
    select string_agg(format('select %1$I from %2$I where %1$I >= $1 and %1$I < $2', column_name, table_name), ' union ')
    from content_holders
  ) using p_from, p_below;
end $$;
