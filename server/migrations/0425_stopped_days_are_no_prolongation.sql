-- Days for which a deadline stood while something was asked of the citizen move it too, but nobody prolonged the term: the
-- reports of the law tell them apart.
alter table document_extensions add column stopped boolean not null default false;

-- What was moved so before bears the reason that the program writes. Row security holds for the owner of the tables too.
alter table document_extensions no force row level security;
update document_extensions set stopped = true where reason like 'Termenul a stat cât s-au așteptat completări: %';
alter table document_extensions force row level security;
