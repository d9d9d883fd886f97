/** What an address said to a form. */
export interface PostedForm {
  /** 0 where the browser broke it off. */
  status: number;
  text: string;
}

interface PostOptions {
  /** Gets how much of the body has come, in bytes. */
  onProgress?: (loaded: number, total: number) => void;
  /** How long an answer is waited for; without it, as long as the browser does. */
  timeoutMs?: number;
}

/**
 * Posts a form of files and asks for JSON; undefined where its address can't be reached. By XMLHttpRequest, for only that
 * tells how far a body has come.
 */
export function postForm(
  address: string,
  form: FormData,
  { onProgress, timeoutMs = 0 }: PostOptions = {},
): Promise<PostedForm | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve(undefined);
    request.ontimeout = () => resolve(undefined);
    request.onabort = () => resolve({ status: 0, text: "" });
    request.open("POST", address);
    request.timeout = timeoutMs;
    request.setRequestHeader("Accept", "application/json");
    request.send(form);
  });
}
