-- What is kept of somebody is found for them, and loses its owner when they leave.
create index telemetry_event_user on telemetry_event (user_id, day) where user_id is not null;
create index click_user on click (user_id, day) where user_id is not null;
create index device_print_user on device_print (user_id) where user_id is not null;
