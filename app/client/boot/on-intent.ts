import { afterPaint } from "~/client/remix/after-paint";
import { storageKeys } from "~/client/storage/guarded-storage";
import { typedKey } from "./typed-input";

/**
 * Source of a browser function that runs another one, once, when somebody is about to use the page, after its first
 * picture at the earliest (decisions 177). Until then links and forms are the browser's own, and so is the tap on one of
 * them: what it starts would only be broken off by the page that follows.
 *
 * It doesn't wait for anybody where the page has something to say or to send (it comes from the worker's cache, carries
 * a message, is in another language than the stored one, comes back with what was typed, or changes wait for the shop),
 * where there is no network, without which the browser sends no form, nor on a strong device with a fast line that has
 * nothing else to do.
 */
export const onIntent = `function(f){
var html=document.documentElement,nav=navigator,wanted,painted;
function go(){wanted=true;if(painted&&f){var run=f;f=null;run()}}
function on(name,is){addEventListener(name,function(e){if(f&&(!is||is(e)))go()},{capture:true,passive:true})}
function within(e,names){return e.target.closest&&e.target.closest(names)}
function urgent(){
if("kept" in html.dataset||nav.onLine===false||document.querySelector(".flash"))return true;
try{
if(sessionStorage.getItem("${typedKey}"))return true;
var lang=localStorage.getItem("${storageKeys.lang}");
return lang&&lang!==html.lang||["${storageKeys.waiting}","${storageKeys.problems}"].some(function(k){return localStorage.getItem(k)>0})
}catch(e){}
}
on("keydown");on("input");on("visibilitychange");on("offline");
on("focusin",function(e){return within(e,"input,select,textarea")});
on("pointermove",function(e){return e.pointerType==="mouse"&&(e.movementX||e.movementY)});
on("pointerdown",function(e){return !within(e,"a,button")});
on("scroll",function(){return scrollY>innerHeight/2});
(${afterPaint})(function(){
painted=true;
if(wanted||urgent())return go();
var line=nav.connection;
if(line&&!line.saveData&&line.effectiveType==="4g"&&nav.deviceMemory>=8&&nav.hardwareConcurrency>=8)requestIdleCallback(go)
})}`;
