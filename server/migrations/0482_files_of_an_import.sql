-- How many files a run attached, and how many that rows name it left out; the entries of its archives go when it ends.
alter table imports add column files_taken bigint not null default 0;
alter table imports add column files_left bigint not null default 0;
