-- Of a long run of glued words a thousand forms are asked for. Statistics of arrays made that look like most of the vocabulary, which
-- was then read whole and compared form by form: two seconds. Every part of the function has its index.
alter function search_terms(text[], text[], text[], text[], text[]) set enable_seqscan = off;
