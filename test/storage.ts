/** Looks into the storage of a test as whoever owns the bucket. */
import { AwsClient } from 'aws4fetch';

export async function fetchStored(
  {
    S3_ENDPOINT,
    S3_BUCKET,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  }: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>,
  name: string,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<Buffer | null> {
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    service: 's3',
    region: 'us-east-1',
  });
  const answer = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}/${name}`, { method });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Storage answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
