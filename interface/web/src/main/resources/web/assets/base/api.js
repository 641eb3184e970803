// The HTTP part of the protocol. A refusal becomes an ApiError with the server's own words.

import { ask } from "./server.js";
import { language, refused, say } from "./words.js";

export class ApiError extends Error {
  constructor(status, error) {
    super(refused(error ?? { message: say("refused.FAILED") }));
    this.status = status;
    this.code = error?.code ?? "";
    this.path = error?.path ?? "";
  }
}

async function call(method, path, body, token) {
  const headers = { "Accept-Language": language || "en" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = "Bearer " + token;
  let response;
  try {
    response = await ask(method, path, headers, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new ApiError(0, { code: "OFFLINE" });
  }
  const json = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, json.error);
  return json;
}

export const get = (path, token) => call("GET", path, undefined, token);
export const post = (path, body, token) => call("POST", path, body, token);
