-- without transaction
create index concurrently if not exists files_data_request on files (institution_id, data_request_id)
  where data_request_id is not null;
