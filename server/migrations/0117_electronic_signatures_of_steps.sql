-- A step may be signed with one's own tool: the version is downloaded, signed and uploaded. Beside the bytes stands whose
-- certificate it was; where it bears another name, the person said that it is theirs, and that is kept.
alter table approval_signatures add column signer_name text not null default '';
alter table approval_signatures add column signer_issuer text not null default '';
alter table approval_signatures add column signer_serial text not null default '';
alter table approval_signatures add column signer_confirmed boolean not null default false;
alter table approval_signatures drop constraint approval_signatures_way;
alter table approval_signatures add constraint approval_signatures_way
  check (way in ('drawn', 'paper', 'digital') and (way = 'drawn') = (drawing is not null));
alter table approval_signatures add constraint approval_signatures_signer
  check ((way = 'digital') = (signer_name <> '') and (way = 'digital' or not signer_confirmed));

-- Signed bytes stand on every document that carries them: the numbered answer has a copy of its draft.
create index approval_signatures_signed on approval_signatures (institution_id, signed_digest);
