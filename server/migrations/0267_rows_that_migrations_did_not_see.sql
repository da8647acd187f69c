-- Row security holds for the owner of the tables too, who runs migrations without an institution: statements of 0103, 0128, 0129
-- and 0194 changed no row. They are said again here, where they still mean something. (0185 meant what was published before
-- alerts; the job has told of it since. 0210 was said again by 0265.)
alter table notifications no force row level security;
alter table documents no force row level security;
alter table cases no force row level security;
alter table data_requests no force row level security;
alter table dispatches no force row level security;
alter table public_sends no force row level security;

-- 0103: notices of restricted documents keep no title.
update notifications n set subject_title = '' from documents d
 where n.subject_kind = 'document' and n.subject_title <> ''
   and d.institution_id = n.institution_id and d.id = n.subject_id and d.access_level = 4;
update notifications n set subject_title = ''
  from cases c join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
 where n.subject_kind = 'workcase' and n.subject_title <> ''
   and c.institution_id = n.institution_id and c.id = n.subject_id and d.access_level = 4;

-- 0128: which mail of a data request may still leave. Requests made since have their key.
update data_requests set mail_key = case when mails > 0 then 'again-' || mails when reminded_at is not null then 'reminder' else 'asked' end
 where way = 'email' and mail_key = '';

-- 0129: what was prepared for a document that was annulled does not leave any more.
update dispatches x set status = 'withdrawn', withdrawn_at = d.annulled_at, withdrawn_by_name = coalesce(d.annulled_by_name, ''),
       withdraw_reason = 'Documentul a fost anulat.', version = x.version + 1
  from documents d
 where d.institution_id = x.institution_id and d.id = x.document_id and d.annulled_at is not null and x.status = 'prepared';

-- 0194: how much a form takes that waits for its confirmation.
update public_sends set bytes = octet_length(content::text) + octet_length(told::text) where state <> 'writing' and bytes = 0;

alter table public_sends force row level security;
alter table dispatches force row level security;
alter table data_requests force row level security;
alter table cases force row level security;
alter table documents force row level security;
alter table notifications force row level security;
