-- Whoever names the provider could name one of their own that vouches for anybody's address. So the account of a
-- person who has rights is linked only after they prove themselves here once.

-- When the owner of the account proved the link; null = a link made on the provider's word alone, also each of those
-- made before this migration: its next use by a person with rights asks for the proof.
alter table user_identities add column proved_at timestamptz;

-- The link that a sign-in makes once its second step is done.
alter table login_tickets
  add column link_issuer text,
  add column link_subject text,
  add column link_email text,
  add constraint login_tickets_link check (num_nulls(link_issuer, link_subject, link_email) in (0, 3));

-- People with neither password nor second factor prove themselves by a mailed link, in the browser that began.
alter table account_tokens
  add column link_issuer text,
  add column link_subject text,
  add column link_browser_hash bytea,
  drop constraint account_tokens_purpose,
  add constraint account_tokens_purpose check (purpose in ('reset', 'signup', 'invitation', 'email_change', 'identity')),
  add constraint account_tokens_link check (num_nulls(link_issuer, link_subject, link_browser_hash) =
    case when purpose = 'identity' then 0 else 3 end);
