/** Whose caches may keep a picture: everybody's, the browser's that asked, or nobody's. */
const cacheControl = {
  public: "public, max-age=31536000, immutable",
  private: "private, max-age=3600",
  nobody: "no-store",
} as const;

/** Answers a stored picture. It was encoded by the shop, and still nothing in it may ever act as a page (R-FILE-07). */
export function respondWithPicture(bytes: Buffer, cache: keyof typeof cacheControl): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": "inline",
      "Cache-Control": cacheControl[cache],
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
