-- A search by words remembers the rows that bear each beginning. With PostgreSQL's usual 4 MB it forgets which
-- rows they are from about 70,000 pages of documents on, remembers whole pages, and compares every row of them
-- again: three times as long. This much remembers the rows of some ten million documents.
set local role hdoc_search;
alter function search_documents_meant(bigint, bigint[], text[], text, text, date, text, text, tsquery) set work_mem = '32MB';
alter function search_documents(bigint, text, text, text, bigint[], bigint[]) set work_mem = '32MB';
reset role;
