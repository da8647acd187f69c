-- Strangers lock nobody out: addresses from which people of an institution signed in are not barred by the failures of
-- others there, and a mailed link gives a person on an unknown device guesses of their own.

create table sign_in_addresses (
  institution_id bigint not null,
  -- As limits count them: IPv4 whole, IPv6 its /64.
  address_key text not null,
  -- Kept to the day: a write for every sign-in would cost more than it tells.
  last_at timestamptz not null,
  constraint sign_in_addresses_pkey primary key (institution_id, address_key),
  constraint sign_in_addresses_institution_fkey foreign key (institution_id) references institutions (id) on delete cascade
);
create index sign_in_addresses_last on sign_in_addresses (last_at);
call make_tenant_table('sign_in_addresses');

alter table account_tokens
  drop constraint account_tokens_purpose,
  add constraint account_tokens_purpose check (purpose in ('reset', 'invitation', 'email_change', 'identity', 'device'));
