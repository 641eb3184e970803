@echo off
rem Runs Astragal with JAVA_HOME, or with the java on the path.
setlocal
set "HERE=%~dp0"
if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java.exe")
"%JAVA%" --version >nul 2>&1
if errorlevel 1 (
  echo astragal: needs Java 25 or newer: install one, for example Temurin 25, and set JAVA_HOME 1>&2
  exit /b 2
)
"%JAVA%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow "-Dastragal.release=%HERE%." %ASTRAGAL_JAVA_OPTS% -cp "%HERE%lib\*;%HERE%games\*;%ASTRAGAL_GAMES%" dev.astragal.cli.Main %*
exit /b %ERRORLEVEL%
