-- A person's notices of one action are counted and paged from the index alone.
create index notifications_of_action on notifications (user_institution_id, user_id, institution_id, in_panel, action, id desc);
