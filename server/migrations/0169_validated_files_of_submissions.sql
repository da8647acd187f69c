-- Reads the files of before 0166, while everybody goes on reading and writing.
alter table files validate constraint files_submission_fkey;
alter table file_signatures validate constraint file_signatures_submission_fkey;
