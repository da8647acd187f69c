-- How far the e-mail of a data request is, in the words of dispatches; a citizen's sends are counted; a joined case says so.
alter table data_requests
  add column mail_state text not null default 'none',
  -- Which of its mails the state is of: asked, reminder, again-2. Only that one still leaves.
  add column mail_key text not null default '',
  add column mail_reason text,
  add column mail_detail text not null default '',
  -- When the last mail left; null = none has.
  add column mailed_at timestamptz,
  -- How often the citizen sent something by its link.
  add column sends smallint not null default 0,
  drop constraint data_requests_state,
  add constraint data_requests_state check (state in ('open', 'answered', 'cancelled', 'expired', 'case_closed', 'case_joined')),
  add constraint data_requests_mail check (mail_state in ('none', 'waiting', 'failed', 'refused', 'left') and (mail_state = 'none' or way = 'email'));
-- Of earlier requests nobody knows whether their mail left: what is still in the queue leaves, and nothing is said of the rest.
update data_requests set mail_key = case when mails > 0 then 'again-' || mails when reminded_at is not null then 'reminder' else 'asked' end
 where way = 'email';
