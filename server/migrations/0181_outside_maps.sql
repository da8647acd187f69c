-- A map of another server beside our own, which needs none: pictures of a tile server, or Google's. It is opened by a click.
alter table institution_settings
  add column outside_map text not null default 'none',
  add column map_tiles_url text not null default '',
  add column map_tiles_attribution text not null default '',
  add column map_google_key text not null default '',
  add column map_google_libraries text not null default '',
  add column outside_map_version integer not null default 1,
  add constraint institution_settings_outside_map check (outside_map in ('none', 'tiles', 'google'));
