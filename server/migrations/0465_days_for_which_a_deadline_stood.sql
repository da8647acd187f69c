-- How many days a deadline stood, in days of the calendar. Its move may be shorter, where the days fall on days off over which it
-- was moved before, and longer; the law's own last day of an extension moves by the days for which it stood.
alter table document_extensions add column stood_days integer;

-- The reason that the program writes ends with both days. Row security holds for the owner of the tables too.
alter table document_extensions no force row level security;
update document_extensions
   set stood_days = to_date(substring(reason from '(\d\d\.\d\d\.\d{4})$'), 'DD.MM.YYYY')
                  - to_date(substring(reason from '(\d\d\.\d\d\.\d{4})–'), 'DD.MM.YYYY')
 where stopped and reason ~ ': \d\d\.\d\d\.\d{4}–\d\d\.\d\d\.\d{4}$';
alter table document_extensions force row level security;
alter table document_extensions add constraint document_extensions_stood check (stood_days is null or stopped and stood_days >= 0);
