import { useEffect } from "react";

/** Whether the browser lets a form be added to as it is read (2020, Safari later): else nothing waits in a form. */
export const canSendAlong = () => "FormDataEvent" in window;

/** Lets files go with the form of an input, as if they were chosen in it. */
export function useSentAlong(form: HTMLFormElement | null, files: readonly File[]): void {
  useEffect(() => {
    if (!form || files.length === 0) return;
    function add({ formData }: FormDataEvent) {
      for (const file of files) formData.append("file", file, file.name);
    }
    form.addEventListener("formdata", add);
    return () => form.removeEventListener("formdata", add);
  }, [form, files]);
}
