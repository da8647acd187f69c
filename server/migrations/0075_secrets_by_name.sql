-- The installation's secret can be changed: what it seals or keys names the secret, and the database remembers which
-- secrets are in use, so that a start with a wrong one is refused before anything is lost.

-- By the short name that is derived from each; the secrets themselves are never here.
create table secret_keys (
  key_id bytea not null,
  used_since timestamptz not null default now(),
  -- Nothing is sealed with it any more: it need not be named at a start.
  retired_at timestamptz,
  constraint secret_keys_pkey primary key (key_id)
);
grant select, insert, update on secret_keys to hdoc_app, hdoc_worker, hdoc_platform;

-- Takes the present secret in use; false when one that is in use is not named. The first secret of a database is taken as
-- it is. The lock: two processes that start together with different secrets must not both be the first.
create function hold_secret(p_present bytea, p_named bytea[]) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(4736120937);
  if exists (select from secret_keys where retired_at is null and key_id <> all (p_named)) then
    return false;
  end if;
  insert into secret_keys (key_id) values (p_present)
    on conflict (key_id) do update set retired_at = null where secret_keys.retired_at is not null;
  return true;
end $$;

-- A code is known to its person alone, so that it cannot be keyed anew: it says which secret keyed it. Null = not marked yet.
alter table recovery_codes add column key_id bytea;

-- What the authenticator was told to call its person. It followed from the secret alone, and would end with it.
alter table passkeys add column user_handle bytea;

-- Nonce and verifier of an attempt are made again at its end with the secret of its beginning. Null = the only one.
alter table oidc_attempts add column key_id bytea;
