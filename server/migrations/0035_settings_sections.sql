-- Each section of the settings is a form of its own with its own save: a change of the mail sender must not make a
-- colour that is being chosen beside it stale. (The data of the institution has its version in institutions.)
alter table institution_settings rename column version to look_version;
alter table institution_settings add column mail_version integer not null default 1;
alter table institution_settings add column security_version integer not null default 1;
