-- letter_newest serves the removal of old letters too
drop index letter_age;
