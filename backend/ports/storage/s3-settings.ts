/** A bucket on a server that speaks S3. */
export interface S3Settings {
  /** Of the server; undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
