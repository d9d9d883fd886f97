import { z } from "zod";
import { postForm } from "#backend/contract/blog";
import { opIdField, ruledText } from "~/forms/schema.server";

export const commentFields = {
  body: ruledText([
    "required",
    ["min_len", postForm.comment.min],
    ["max_len", postForm.comment.max],
  ]),
};

export const commentSchema = z.object({ op_id: opIdField, ...commentFields });
