import { useEffect, useState } from "react";
import type { Verification } from "./verification.client.ts";

/** @returns who is signed in; undefined until it is known */
export function useVerification(): Verification | undefined {
  const [verification, setVerification] = useState<Verification>();
  useEffect(() => {
    let isWanted = true;
    verify().then((result) => {
      if (isWanted) setVerification(result);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return verification;
}

/** Without the code that verifies, nothing can be verified: that too is told, and not waited for for ever. */
async function verify(): Promise<Verification> {
  try {
    const { verifySession } = await import("./flows.client.ts");
    return await verifySession();
  } catch {
    return { status: "unreachable" };
  }
}
