import {
  COMPRESSIBLE,
  cacheControl,
  contentTypes,
  HASHED_FILES,
  NOT_LISTED,
  specialContentTypes,
} from "./file-headers.ts";
import { type HostedSite, redirectParts } from "./hosted-site.ts";
import { ENDING, FORWARDABLE_PATH, LONGEST, UNPUBLISHED, UNRESERVED } from "./site-path.ts";

/** Parts of a path that mean another one. */
const DOTS = "(?:^|/)[.]{1,2}(?:/|$)";

/**
 * Writes the site as a snippet for a Caddyfile, to be imported in a site block that sets `root`. It answers like `npm start` but
 * for what Caddy has no words for: dots in a path, which browsers resolve themselves, lead nowhere, and an escape that is
 * none gets Caddy's own answer.
 */
export function caddySite({ headers, pagePolicy, adminPolicy, redirects }: HostedSite): string {
  return `(site_headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} ${quoted(value)}`)
  .join("\n")}
		cache-control ${quoted(cacheControl.other)}
	}
}

(site) {
	import site_headers
	map {http.request.orig_uri} {asked_path} {asked_query} {more_query} {
		~^([^?]*)[?](.*)$ "\${1}" "?\${2}" "&\${2}"
		~^([^?]*)$ "\${1}" "" ""
	}
	# The one form of the path; empty where no address of this site could be meant.
	map {http.request.uri.path} {normal_path} {
		${expression(DOTS)} ""
		${expression(`^${ENDING}+$`)} "/"
		${expression(`^((?:/${UNRESERVED}+?)*?)${ENDING}*$`)} "\${1}"
		default ""
	}
	map {normal_path} {page_file} {
		/ /index.html
		default {normal_path}.html
	}
	map {asked_path} {can_forward} {
		${expression(`^${FORWARDABLE_PATH}$`)} yes
		default ""
	}
	map {can_forward}{asked_path} {moved_status} {moved_to} {moved_query} {moved_hash} {
${redirects.map(redirectRule).join("\n")}
		default "" "" "" ""
	}
	route {
		@other_methods not method GET HEAD
		handle @other_methods {
			header allow "GET, HEAD"
			respond 405
		}
		@too_long \`size({http.request.orig_uri}) > ${LONGEST.address} || size({asked_path}) > ${LONGEST.path}\`
		respond @too_long 414
		uri path_regexp /{2,} /
		@not_normal \`{normal_path} != "" && {normal_path} != {asked_path}\`
		redir @not_normal {normal_path}{asked_query} 308
		@moved_with_query \`{moved_query} != ""\`
		redir @moved_with_query {moved_to}{moved_query}{more_query}{moved_hash} {moved_status}
		@moved \`{moved_to} != ""\`
		redir @moved {moved_to}{asked_query}{moved_hash} {moved_status}
		@impossible \`{normal_path} == ""\`
		error @impossible 404
		@unpublished {
			path_regexp ${quoted(UNPUBLISHED.replace("(?!well-known/)", ""))}
			not path /.well-known/*
		}
		error @unpublished 404
		@page file {page_file}
		rewrite @page {page_file}
		@missing not file {path}
		error @missing 404
		import site_file
	}
	handle_errors {
		@not_found \`{err.status_code} == 404\`
		import site_headers
		route @not_found {
			# A browser that still has a page which is gone asks whether it changed. It is to get this page, and all of it.
			request_header -if-none-match
			request_header -if-modified-since
			request_header -if-match
			request_header -if-unmodified-since
			request_header -range
			rewrite * /404.html
			header {
				-etag
				-last-modified
				-accept-ranges
				defer
			}
			import site_file
		}
	}
}

(site_file) {
${typeRules()}
	@compressible path_regexp ${quoted(COMPRESSIBLE)}
	header @compressible {
		vary Accept-Encoding
		defer
	}
	@hashed path ${HASHED_FILES}*
	header @hashed cache-control ${quoted(cacheControl.hashed)}
	header @md x-robots-tag ${quoted(NOT_LISTED.robots)}
	header @html content-security-policy ${quoted(pagePolicy)}
${adminPolicy ? adminRule(adminPolicy) : ""}	file_server {
		precompressed br
		disable_canonical_uris
	}
}
`;
}

function adminRule(policy: string): string {
  return `	@admin path /admin.html
	header @admin content-security-policy ${quoted(policy)}
`;
}

function typeRules(): string {
  const byEnding = Object.entries(contentTypes).map(([ending, type]) => [ending, `*.${ending}`, type] as const);
  const special = Object.entries(specialContentTypes).map(
    ([path, type], index) => [`special_${index}`, path, type] as const,
  );
  return [...byEnding, ...special]
    .map(([name, path, type]) => `	@${name} path ${path}\n	header @${name} content-type ${quoted(type)}`)
    .join("\n");
}

function redirectRule(redirect: HostedSite["redirects"][number]): string {
  const { pattern, hasRest, target, query, hash, carriesRest } = redirectParts(redirect);
  const key = expression(`^yes${pattern}${hasRest ? "(/.*)?" : "/?"}$`);
  const status = redirect.permanent ? 301 : 302;
  return `		${key} ${status} ${quoted(target + (carriesRest ? "$1" : ""))} ${quoted(query)} ${quoted(hash)}`;
}

/** A key of a map that is looked for as an expression. */
function expression(pattern: string): string {
  return quoted(`~${pattern}`);
}

function quoted(value: string): string {
  return `"${value}"`;
}
