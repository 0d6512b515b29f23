-- Many comments written at once take their ids first, so that replies can name their roots.
grant usage on sequence comment_id_seq to khum_app, khum_platform;
