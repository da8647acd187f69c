-- People are told of a share's own deadline at 7, 5, 3 and 1 day, once each. That of the documents is told by itself.
create table case_share_notices (
  institution_id bigint not null,
  share_id bigint not null,
  deadline_on date not null,
  step smallint not null,
  told_at timestamptz not null,
  constraint case_share_notices_pkey primary key (institution_id, share_id, deadline_on, step),
  constraint case_share_notices_share_fkey foreign key (institution_id, share_id) references case_shares (institution_id, id) on delete cascade,
  constraint case_share_notices_step check (step in (1, 3, 5, 7))
);
create index case_share_notices_day on case_share_notices (institution_id, deadline_on);
call make_tenant_table('case_share_notices');
