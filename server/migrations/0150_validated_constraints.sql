-- Reads the documents and files of before 0104 and 0113, while everybody goes on reading and writing.
alter table documents validate constraint documents_paper_place;
alter table files validate constraint files_data_request_fkey;
