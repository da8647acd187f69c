-- A dispatch that has not left may be withdrawn with a reason, unless its e-mail is being sent at that moment.
alter table dispatches
  add column withdrawn_at timestamptz,
  add column withdrawn_by_name text not null default '',
  add column withdraw_reason text not null default '',
  add column mail_sending boolean not null default false,
  drop constraint dispatches_status,
  add constraint dispatches_status check (status in ('prepared', 'sent', 'confirmed', 'returned', 'withdrawn')),
  drop constraint dispatches_sent,
  add constraint dispatches_sent check ((status in ('prepared', 'withdrawn')) = (sent_on is null));
-- What was prepared for a document that was annulled since does not leave any more.
update dispatches x set status = 'withdrawn', withdrawn_at = d.annulled_at, withdrawn_by_name = coalesce(d.annulled_by_name, ''),
       withdraw_reason = 'Documentul a fost anulat.', version = x.version + 1
  from documents d
 where d.institution_id = x.institution_id and d.id = x.document_id and d.annulled_at is not null and x.status = 'prepared';
alter table dispatches
  add constraint dispatches_withdrawn check ((status = 'withdrawn') = (withdrawn_at is not null) and (status = 'withdrawn') = (withdraw_reason <> ''));
