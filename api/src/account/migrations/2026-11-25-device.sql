-- Who shares a device.
create index session_device on session (tenant_id, device_id) where device_id is not null;
